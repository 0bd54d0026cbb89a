/**
 * Prints a bill of materials (CycloneDX) of what is deployed: `npm run --silent sbom > sbom.json`. npm makes it
 * of a lock file that has nothing else: its own `--omit dev` leaves out whatever something that builds or
 * tests needs as well, such as react.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isShipped, type Lock } from './shipped-licences.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object
const { devDependencies: _dev, ...manifest } = read('package.json') as { devDependencies: object }
const lock = read('package-lock.json') as Lock
const { devDependencies: _too, ...root } = lock.packages[''] ?? {}
const shipped = Object.entries(lock.packages).filter(([path, one]) => isShipped(path, one))

const temporary = mkdtempSync(join(tmpdir(), 'sbom-'))
try {
  // npm names what it is a bill of after the folder.
  const cwd = join(temporary, 'wensenregister')
  mkdirSync(cwd)
  const packages = { '': root, ...Object.fromEntries(shipped) }
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  execFileSync('npm', args, { cwd, stdio: 'inherit' })
} finally {
  rmSync(temporary, { recursive: true })
}
