import logger from '@adonisjs/core/services/logger'
import { structureFloor } from '#config/design'
import type {
  DesignEngine,
  DesignOrder,
  DesignResult,
  EngineRun,
} from '#app/designs/engines/design_engine'
import { measureStructure } from '#app/designs/engines/structure/measure_structure'
import { newSeed } from '#app/designs/new_seed'

/** What an engine made, with how much of the room it kept. */
export interface MeasuredDesign extends DesignResult {
  seed: number
  /** 0 to 1; null where it could not be measured */
  structureScore: number | null
}

const CHANGED = 'The shape of the room may not be quite as in your photograph.'

/**
 * Has a design made, and once more by another chance where it keeps too little
 * of the room. The better of the two is delivered, with a remark where that
 * one changed the room too.
 *
 * @throws what the engine throws
 */
export async function keepStructure(
  engine: DesignEngine,
  order: DesignOrder,
  run: EngineRun
): Promise<MeasuredDesign> {
  const first = await make(engine, order, run)
  if (isKept(first)) return first
  const second = await make(engine, { ...order, seed: newSeed() }, run)
  const better = scoreOf(second) > scoreOf(first) ? second : first
  return isKept(better) ? better : { ...better, remarks: [...better.remarks, CHANGED] }
}

async function make(
  engine: DesignEngine,
  order: DesignOrder,
  run: EngineRun
): Promise<MeasuredDesign> {
  const result = await engine.run(order, run)
  const structureScore = await measure(order.image, result.image.data, run.signal)
  return { ...result, seed: order.seed, structureScore }
}

/** A design is worth more than its measure: where that fails, it is delivered without. */
async function measure(original: Buffer, result: Buffer, signal: AbortSignal) {
  try {
    const score = await measureStructure(original, result, signal)
    return Math.round(score * 1000) / 1000
  } catch (error) {
    signal.throwIfAborted()
    logger.error({ err: error as Error }, 'structure of a design not measured')
    return null
  }
}

function isKept(design: MeasuredDesign): boolean {
  return scoreOf(design) >= structureFloor
}

/** What was not measured is believed. */
function scoreOf({ structureScore }: MeasuredDesign): number {
  return structureScore ?? 1
}
