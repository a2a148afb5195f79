import db from '@adonisjs/lucid/services/db'

/** Fewer runs predict too little. */
const MIN_RUNS = 3
const MAX_RUNS = 30

/** The time four of five of an engine's recent runs took at most. Null if there were too few. */
export async function findTypicalSeconds(engine: string): Promise<number | null> {
  const { rows } = await db.rawQuery<{ rows: { runs: string; seconds: number | null }[] }>(
    `select count(*) as runs, percentile_cont(0.8) within group (order by took) as seconds
     from (
       select engine, extract(epoch from completed_at - started_at)::float as took
       from designs
       where status = 'completed' and started_at < completed_at
       order by id desc limit :most) recent
     where engine = :engine`,
    { engine, most: MAX_RUNS }
  )
  const [{ runs, seconds }] = rows
  return Number(runs) >= MIN_RUNS && seconds !== null ? Math.ceil(seconds) : null
}
