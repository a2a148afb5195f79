import { fieldErrors } from '#app/common/http/field_errors'
import { offeredKinds } from '#app/designs/engines/engine_in_use'
import type { EngineKind } from '#app/redesign/engine_kind'
import { prices } from '#config/design'

/** The usual kind where none was named, or where the one that was isn't offered any more. */
export function kindFor(named: EngineKind | null): EngineKind {
  const [usual, ...others] = offeredKinds()
  return others.find((kind) => kind === named) ?? usual
}

/**
 * @param named by the person; null leaves it to what was used before
 * @throws E_VALIDATION_ERROR if it isn't offered
 */
export function orderedKind(
  named: EngineKind | null,
  before: EngineKind | null = null
): EngineKind {
  if (named && !offeredKinds().includes(named)) {
    throw fieldErrors({ engine_kind: 'This engine isn’t available here. Choose another one.' })
  }
  return kindFor(named ?? before)
}

/** Image credits for a design. */
export function priceFor(named: EngineKind | null): number {
  return prices[kindFor(named)]
}
