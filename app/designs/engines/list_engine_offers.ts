import { priceFor } from '#app/designs/engines/choose_engine'
import { engineInUse, offeredKinds } from '#app/designs/engines/engine_in_use'
import { findTypicalSeconds } from '#app/designs/engines/find_typical_seconds'
import type { DesignEngine } from '#app/redesign/design_engine'
import type { EngineKind } from '#app/redesign/engine_kind'

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
