/** Fills a developer's database that has the demo accounts alone. A process of its own: it needs much. */
import './choices.ts'
import { makeDemo } from '#app/dev/demo/demo.server.ts'
import { closeDatabase } from '#app/platform/database/sql.server.ts'

if (process.env.NODE_ENV === 'production') throw new Error('The demo is for a developer’s machine.')
if (!(await makeDemo(process.env.DATABASE_URL ?? '')))
  console.log('No demo: it needs an owner of the database who is a superuser.')
await closeDatabase()
process.exit(0)
