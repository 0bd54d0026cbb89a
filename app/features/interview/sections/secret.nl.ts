import type { secret } from '#app/features/interview/sections/secret.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const secretTexts = {
  title: 'Geheimen, Vertrouwen en Veiligheid',
  summaryTitle: 'Secret Vertrouwen & Veiligheid',
  intro:
    'Zolang u leeft, leest alleen u dit. Daarna is het voor de uitvaartondernemer, niet voor uw familie.',
  inspiration: [
    'Wij bewaren deze antwoorden met extra bescherming. Heeft u niets voor deze stap? Dat is goed. Schrijf alleen op wat de uitvaartondernemer moet weten om goed voor u te zorgen.',
    'Misschien zijn er mensen die elkaar liever niet tegenkomen. Of wilt u dat iemand apart afscheid kan nemen. Weet de uitvaartondernemer dat? Dan kan die er rekening mee houden.',
    'Soms gaat het om uw lichaam. Een litteken, een prothese of iets waar u zich voor schaamt. U kunt hier vragen om daar discreet mee om te gaan.',
    'Zet hier geen wachtwoorden of pincodes. Gaat het om een erfenis of een kind van wie niemand iets weet? Vraag dan ook raad aan een notaris.',
    'Voelt u zich nu niet veilig? Wacht dan niet. Bel 112 bij direct gevaar. Veilig Thuis is dag en nacht gratis bereikbaar op 0800-2000.',
  ],
  fields: {
    extraAttention: {
      label: 'Wat vraagt extra aandacht van de uitvaartondernemer?',
      hint: 'Bijvoorbeeld iemand die apart afscheid wil nemen.',
    },
    caution: {
      label: 'Waarmee moet de uitvaartondernemer voorzichtig zijn?',
      hint: 'Bijvoorbeeld een ruzie, of iets wat geheim moet blijven.',
    },
  },
} as const satisfies SectionTexts<typeof secret>
