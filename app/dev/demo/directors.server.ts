/** Funeral directors: Karel Smit with a request in each state, others that take part or want to. */
import type { DbRow } from '#db/row.ts'
import { applyForMembership } from '#app/features/guild/application.server.ts'
import { MEMBER_CHECKED } from '#app/features/guild/forms/activation-form.ts'
import { activateMember } from '#app/features/guild/change.server.ts'
import { acceptInvitation, inviteMember } from '#app/features/guild/invite.server.ts'
import { tellOfColleague } from '#app/features/guild/joined.server.ts'
import { markRead } from '#app/features/guild/notices.server.ts'
import { membersFor } from '#app/features/guild/office.server.ts'
import {
  changeOwnBusiness,
  ownBusiness,
  ownBusinessFingerprint,
} from '#app/features/guild/own-business.server.ts'
import { inviteColleague } from '#app/features/guild/people.server.ts'
import { requestIn } from './asked.server.ts'
import type { Office } from './office.server.ts'
import { actorOf, joins, type Person } from './person.server.ts'
import { done, type Scene, type Stage, tokenFor } from './stage.server.ts'

const VAN_DIJK = {
  companyName: 'Uitvaartverzorging Van Dijk',
  contactName: 'Hilde van Dijk',
  email: 'hilde@vandijkuitvaart.example.nl',
  phone: '058-2130001',
  street: 'Zuiderplein',
  houseNumber: '14',
  postalCode: '8911 AN',
  city: 'Leeuwarden',
  kvk: '12345678',
}
const TER_HAAR = {
  ...VAN_DIJK,
  companyName: 'Afscheidshuis Ter Haar',
  contactName: 'Olga ter Haar',
  email: 'olga@terhaar.example.nl',
  phone: '076-5220002',
  street: 'Ginnekenweg',
  houseNumber: '212',
  postalCode: '4835 NA',
  city: 'Breda',
}
const STILTE = {
  ...VAN_DIJK,
  companyName: 'De Stilte uitvaarten',
  contactName: 'Jasper Kuiper',
  email: 'jasper@destilte.example.nl',
  phone: '050-3130003',
  street: 'Verlengde Hereweg',
  houseNumber: '30',
  postalCode: '9721 AK',
  city: 'Groningen',
}
const ROZENBOOM = {
  ...VAN_DIJK,
  companyName: 'Rozenboom & Zoon',
  contactName: 'Ab Rozenboom',
  email: 'ab@rozenboom.example.nl',
  phone: '030-2310004',
  street: 'Biltstraat',
  houseNumber: '88',
  postalCode: '3572 BG',
  city: 'Utrecht',
}
const SMIT = {
  contactName: 'Karel Smit',
  phone: '038-4210005',
  street: 'Thorbeckegracht',
  houseNumber: '9',
  postalCode: '8011 VL',
  city: 'Zwolle',
  website: 'https://uitvaartzorgsmit.example.nl',
  listed: true,
}

/** An owner changes their company. */
async function changes(boss: Person, changed: Parameters<typeof changeOwnBusiness>[2]) {
  const business = await ownBusiness(boss)
  if (!business) throw new Error('no company to change')
  await changeOwnBusiness(actorOf(boss, 'franchise'), ownBusinessFingerprint(business), changed)
}

/**
 * A year of theirs, with what the office decides of it. @param karel the owner of Smit, whose
 * account is there
 */
export function directorsIn(stage: Stage, office: Office, karel: Person): Scene[] {
  let hilde: Person | undefined
  const theirs = () => {
    if (!hilde) throw new Error('Van Dijk takes no part yet')
    return hilde
  }
  return [
    [359, () => changes(karel, SMIT)],
    [
      287,
      async () => {
        hilde = await joins(stage, {
          firstName: 'Hilde',
          lastName: 'van Dijk',
          email: VAN_DIJK.email,
        })
        await applyForMembership(VAN_DIJK)
      },
    ],
    [
      280,
      async () => {
        await activates(stage, office, VAN_DIJK.companyName)
        await accepts(stage, theirs(), 'member-join')
        await changes(theirs(), { ...VAN_DIJK, website: undefined, listed: true })
      },
    ],
    [252, () => invites(stage, karel, { name: 'Bram Smit', email: 'bram@example.nl' })],
    [154, () => applyForMembership(TER_HAAR)],
    [147, () => activates(stage, office, TER_HAAR.companyName)],
    [14, () => markRead(karel)],
    [3, () => invitesOnly(stage, karel, { name: 'Noor Timmer', email: 'noor.timmer@example.nl' })],
    [6, () => applyForMembership(STILTE)],
    [2, () => applyForMembership(ROZENBOOM)],
    ...requestsOf(stage, office, karel, theirs),
  ]
}

function requestsOf(stage: Stage, office: Office, karel: Person, theirs: () => Person): Scene[] {
  const full = { kind: 'full' } as const
  const smit = () => karel
  return [
    // Nobody has fetched it: the office is asked what to do.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Johan',
        lastName: 'Boersma',
        born: '1938-04-09',
        city: 'Kampen',
        joined: 308,
        child: 'Femke',
      },
      { asked: 42, answered: [41, 'yes'], approved: [39, 2] },
    ),
    // Collected.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Margriet',
        lastName: 'Oosting',
        born: '1941-09-30',
        city: 'Zwolle',
        joined: 287,
        child: 'Tom',
      },
      { asked: 21, answered: [20, 'yes'], approved: [18, 2], fetched: 17 },
    ),
    // Refused.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Evert',
        lastName: 'Lammers',
        born: '1946-02-11',
        city: 'Hattem',
        joined: 259,
        child: 'Ilse',
      },
      { asked: 21, answered: [20, 'yes'], refused: [18, 'details-differ'] },
    ),
    // Stopped by its owner, who is alive.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Dina',
        lastName: 'Wiersma',
        born: '1952-12-05',
        city: 'Meppel',
        joined: 238,
        child: 'Sven',
      },
      { asked: 21, stopped: 20 },
    ),
    // Nobody answered.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Bertus',
        lastName: 'Nijhof',
        born: '1935-08-01',
        city: 'Ommen',
        joined: 217,
        child: 'Anja',
      },
      { asked: 21 },
    ),
    // To collect.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Hendrika',
        lastName: 'Zijlstra',
        born: '1940-05-17',
        city: 'Genemuiden',
        joined: 196,
        child: 'Klaas',
      },
      { asked: 5, answered: [3, 'yes'], approved: [2, 2], died: 1 },
    ),
    ...requestIn(
      stage,
      office,
      smit,
      {
        kind: 'living_will',
        firstName: 'Roelof',
        lastName: 'Bakema',
        born: '1948-03-22',
        city: 'Zwolle',
        joined: 196,
        child: 'Maud',
      },
      { asked: 5, answered: [3, 'yes'], approved: [2, 1] },
    ),
    // Looked into by the office.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Alida',
        lastName: 'Steenbergen',
        born: '1944-10-14',
        city: 'Raalte',
        joined: 175,
        child: 'Niek',
      },
      { asked: 3, answered: [2, 'yes'] },
    ),
    ...requestIn(
      stage,
      office,
      theirs,
      {
        ...full,
        firstName: 'Sietse',
        lastName: 'Faber',
        born: '1937-07-07',
        city: 'Franeker',
        joined: 154,
        child: 'Jildou',
      },
      { asked: 5, answered: [3, 'yes'], approved: [1, 1], died: 1 },
    ),
    // In the time in which its owner can stop it.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Geertje',
        lastName: 'Wolf',
        born: '1943-01-29',
        city: 'Dalfsen',
        joined: 133,
        child: 'Ruud',
      },
      { asked: 2, answered: [1, 'yes'], wait: 72, died: 1 },
    ),
    // The trusted person is asked.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Harm',
        lastName: 'Kiewiet',
        born: '1939-11-03',
        city: 'Staphorst',
        joined: 112,
        child: 'Lian',
      },
      { asked: 1, died: 1 },
    ),
    // Paid too little, which needs a person.
    ...requestIn(
      stage,
      office,
      theirs,
      {
        ...full,
        firstName: 'Wiebe',
        lastName: 'Jansma',
        born: '1936-08-19',
        city: 'Harlingen',
        joined: 112,
        child: 'Froukje',
      },
      { asked: 1, paid: 'short', died: 1 },
    ),
    // To pay.
    ...requestIn(
      stage,
      office,
      smit,
      {
        ...full,
        firstName: 'Trijntje',
        lastName: 'Buis',
        born: '1942-06-20',
        city: 'Hasselt',
        joined: 91,
        child: 'Coen',
      },
      { asked: 0, paid: false, died: 1 },
    ),
  ]
}

async function activates(stage: Stage, { anna }: Office, text: string) {
  const { rows } = await membersFor(anna, { text })
  done(
    `activate ${text}`,
    await activateMember(anna, rows[0]?.id ?? '', MEMBER_CHECKED, '038-7654321'),
  )
  await mailInvitations(stage)
}

/** Does the jobs of all invitations that were not mailed yet. */
async function mailInvitations(stage: Stage) {
  const waiting = await stage.owner<DbRow<'guild_memberships', 'id'>[]>`
    select id from guild_memberships where user_id is null and invitation is null`
  for (const invited of waiting) {
    await inviteMember(invited)
    await isDone(stage, `invite member ${invited.id}`)
  }
}

/** Tells owners who came in, as the jobs do that wait for it. */
async function tellOwners(stage: Stage) {
  const joined = await stage.owner<DbRow<'guild_memberships', 'id'>[]>`
    select m.id from guild_memberships m
      join graphile_worker.jobs j on j.key = 'tell of colleague ' || m.id`
  for (const colleague of joined) {
    await tellOfColleague(colleague)
    await isDone(stage, `tell of colleague ${colleague.id}`)
  }
}

/** The job is not done again on the day that the demo is looked at. */
const isDone = ({ owner }: Stage, key: string) => owner`select graphile_worker.remove_job(${key})`

type Colleague = { name: string; email: string }

async function invitesOnly(stage: Stage, karel: Person, colleague: Colleague) {
  done('invite a colleague', await inviteColleague(actorOf(karel, 'franchise'), colleague))
  await mailInvitations(stage)
}

async function invites(stage: Stage, karel: Person, colleague: Colleague) {
  const [firstName = '', lastName = ''] = colleague.name.split(' ')
  const person = await joins(stage, { firstName, lastName, email: colleague.email })
  await invitesOnly(stage, karel, colleague)
  await accepts(stage, person, 'colleague-join')
  await tellOwners(stage)
}

async function accepts(stage: Stage, person: Person, kind: 'member-join' | 'colleague-join') {
  const token = await tokenFor(stage, person.email, kind)
  if (!(await acceptInvitation(actorOf(person), token))) throw new Error('not joined')
}
