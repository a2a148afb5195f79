import { priceFor } from '#app/designs/engines/choose_engine'
import { engineInUse, offeredKinds } from '#app/designs/engines/engine_in_use'
import type { DesignEngine } from '#app/redesign/design_engine'
import type { EngineKind } from '#app/redesign/engine_kind'
import db from '@adonisjs/lucid/services/db'

/** Fewer runs predict too little. */
const MIN_RUNS = 3
const MAX_RUNS = 30

/** The time four of five of an engine's recent runs took at most. Null if there were too few. */
async function findTypicalSeconds(engine: string): Promise<number | null> {
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

export interface EngineOffer {
  kind: EngineKind
  engine: DesignEngine
  /** image credits per design */
  price: number
  /** null if not measured yet */
  typicalSeconds: number | null
}

/** Everyone who makes designs here, the usual one first. */
export async function listEngineOffers(): Promise<EngineOffer[]> {
  const offers: EngineOffer[] = []
  for (const kind of offeredKinds()) {
    const engine = await engineInUse(kind)
    const typicalSeconds = await findTypicalSeconds(engine.name)
    offers.push({ kind, engine, price: priceFor(kind), typicalSeconds })
  }
  return offers
}
