/** Prints under which licence each package is that the site is deployed with; fails at one that is not ours to use. */
import { shippedPackages } from './shipped-licences.ts'

const packages = shippedPackages()
for (const { name, version, licence, isAllowed } of packages)
  console.log(`${isAllowed ? ' ' : '!'} ${name} ${version}  ${licence}`)
const wrong = packages.filter(({ isAllowed }) => !isAllowed)
console.log(`\n${packages.length} packages, ${wrong.length} whose licence is not on the list`)
process.exitCode = wrong.length > 0 ? 1 : 0
