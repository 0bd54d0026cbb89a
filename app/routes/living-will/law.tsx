import { href } from 'react-router'
import { livingWill } from '#app/features/living-will/texts.nl.ts'

/** What a living will is worth, what it is not for, and where the official information is. */
export function LivingWillLaw() {
  const { law } = livingWill
  return (
    <>
      <h2>{law.title}</h2>
      {law.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <h2>{law.tokenTitle}</h2>
      <p>{law.token}</p>
      <p>
        <a href={law.tokenLink.href}>{law.tokenLink.text}</a>
      </p>
      <h2>{law.euthanasiaTitle}</h2>
      <p>{law.euthanasia}</p>
      <p>
        <a href={href('/vragenlijst/documenten')}>{law.euthanasiaUpload}</a>
      </p>
      <ul>
        {law.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
      <h2>{law.burialTitle}</h2>
      <p>{law.burial}</p>
      <p>
        <a href={href('/dashboard/wilsverklaring/overschrijven')}>{law.burialLink}</a>
      </p>
    </>
  )
}
