import { vi } from 'vitest'

/**
 * Files share processes, and with them what comes from node_modules. Each gets the settings as they
 * were at first and the modules of the application anew, and so a database of its own.
 */
const AT_FIRST = Symbol.for('the settings of the process at first')
const kept = globalThis as { [AT_FIRST]?: NodeJS.ProcessEnv }
const settings = (kept[AT_FIRST] ??= { ...process.env })
for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name]
Object.assign(process.env, settings)
vi.resetModules()
