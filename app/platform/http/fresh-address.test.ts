import { expect, test } from 'vitest'
import { freshAddress } from './fresh-address.ts'

test.each([
  ['/', '/?vers=a1'],
  ['/vragenlijst/veer', '/vragenlijst/veer?vers=a1'],
  ['/afspraak/bevestigd?token=x%2By', '/afspraak/bevestigd?token=x%2By&vers=a1'],
  ['/auth?vers=b2&tab=signup#inhoud', '/auth?vers=a1&tab=signup#inhoud'],
])('%s is new at %s', (path, fresh) => expect(freshAddress(path, 'a1')).toBe(fresh))
