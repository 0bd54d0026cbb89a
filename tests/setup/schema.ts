import type postgres from 'postgres'

/**
 * What a database is made of, in words that do not depend on how it came about: for comparing two.
 *
 * @returns a line for each column, constraint, index, policy, function, trigger and right
 */
export async function describeSchema(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with tables as (
      select oid, relname, relacl, relrowsecurity, pg_get_userbyid(relowner) as owner from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'S')
    ), functions as (
      select oid, oid::regprocedure::text as name, proacl, pg_get_userbyid(proowner) as owner
        from pg_proc p
       where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    )
    select concat_ws(' ', 'table', relname, owner, relrowsecurity) as line from tables
    union all
    select concat_ws(' ', 'column', relname, attnum, attname, format_type(atttypid, atttypmod),
                     attnotnull, pg_get_expr(adbin, adrelid))
      from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all
    select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(c.oid))
      from tables join pg_constraint c on conrelid = tables.oid
    union all
    select concat_ws(' ', 'index', relname, pg_get_indexdef(indexrelid))
      from tables join pg_index on indrelid = tables.oid
    union all
    select concat_ws(' ', 'policy', tablename, policyname, roles, permissive, cmd, qual, with_check)
      from pg_policies where schemaname = 'public'
    union all
    select concat_ws(' ', 'function', owner, pg_get_functiondef(oid)) from functions
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid))
      from tables join pg_trigger t on tgrelid = tables.oid and not tgisinternal
    union all
    select concat_ws(' ', 'right on a table', relname, a::text) from tables, unnest(relacl) a
    union all
    select concat_ws(' ', 'right on a column', relname, attname, a::text)
      from tables join pg_attribute on attrelid = tables.oid, unnest(attacl) a
    union all
    select concat_ws(' ', 'right on a function', name, a::text) from functions, unnest(proacl) a
    union all
    select concat_ws(' ', 'right on the schema', a::text) from pg_namespace, unnest(nspacl) a
     where nspname = 'public'
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    union all
    select concat_ws(' ', 'words', cfgname, maptokentype, mapseqno, mapdict::regdictionary)
      from pg_ts_config c join pg_ts_config_map on mapcfg = c.oid
     where cfgnamespace = 'public'::regnamespace`
  return rows.map(({ line }) => line).toSorted()
}
