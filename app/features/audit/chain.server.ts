import type { DbRow } from '#db/row.ts'
import {
  asSystem,
  PATIENT_SECONDS,
  type Sql,
  withActor,
} from '#app/platform/database/sql.server.ts'

const PAGE = 1000

/** Gives each row of the audit log that was committed its place in the chain, page by page. */
export async function chainAudit(): Promise<void> {
  while ((await withActor(asSystem('audit'), chainPage, PATIENT_SECONDS)) === PAGE);
}

async function chainPage(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<
    DbRow<'chain_audit', 'chain_audit! as done'>[]
  >`select chain_audit(${PAGE}) as done`
  return row?.done
}
