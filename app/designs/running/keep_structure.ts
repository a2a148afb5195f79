import logger from '@adonisjs/core/services/logger'
import { structureFloor } from '#config/design'
import type {
  DesignEngine,
  DesignOrder,
  DesignResult,
  EngineRun,
} from '#app/redesign/design_engine'
import { measureStructure } from '#app/redesign/builtin/design_thread'
import { anotherSeedOfLook } from '#app/redesign/looks/shared_look'
import { newSeed } from '#app/designs/orders/generate_design'

/** An engine's result and how much of the room it kept. */
export interface MeasuredDesign extends Omit<DesignResult, 'structureScore'> {
  seed: number
  /** 0 to 1; null if not measured */
  structureScore: number | null
}

const CHANGED = 'The room’s layout may differ slightly from your photo.'

/**
 * Makes a design, and retries once with another seed if it keeps too little of the room. Returns
 * the better one, with a remark if even that changed the room too much.
 * @throws what the engine throws
 */
export async function keepStructure(
  engine: DesignEngine,
  order: DesignOrder,
  run: EngineRun
): Promise<MeasuredDesign> {
  const first = await make(engine, order, run)
  if (isKept(first)) return first
  const second = await again(engine, order, run)
  const better = second && scoreOf(second) > scoreOf(first) ? second : first
  return isKept(better) ? better : { ...better, remarks: [...better.remarks, CHANGED] }
}

/** Null where the same picture would come out again. */
async function again(
  engine: DesignEngine,
  order: DesignOrder,
  run: EngineRun
): Promise<MeasuredDesign | null> {
  if (!order.sharesLook) return make(engine, { ...order, seed: newSeed() }, run)
  if (engine.abilities.isDeterministic) return null
  return make(engine, { ...order, seed: anotherSeedOfLook(order.seed) }, run)
}

async function make(
  engine: DesignEngine,
  order: DesignOrder,
  run: EngineRun
): Promise<MeasuredDesign> {
  const result = await engine.run(order, run)
  const score = result.structureScore ?? (await measure(order.image, result.image.data, run.signal))
  return { ...result, seed: order.seed, structureScore: score && Math.round(score * 1000) / 1000 }
}

/** If measuring fails, the design is delivered without a score. */
async function measure(original: Buffer, result: Buffer, signal: AbortSignal) {
  if (structureFloor === 0) return null
  try {
    return await measureStructure(original, result, signal)
  } catch (error) {
    signal.throwIfAborted()
    logger.error({ err: error as Error }, 'structure of a design not measured')
    return null
  }
}

function isKept(design: MeasuredDesign): boolean {
  return scoreOf(design) >= structureFloor
}

function scoreOf({ structureScore }: MeasuredDesign): number {
  return structureScore ?? 1
}
