import type { ActingUser } from '#app/accounts/models/acting_user'
import type { Extension } from '#app/kernel/modules/module'

type Step = (blocker: ActingUser, blockedId: number) => Promise<void>

interface BlockingSteps {
  /** may run again for somebody who is blocked already */
  block: Step
  unblock?: Step
}

const registry: BlockingSteps[] = []

/** Adds to the transaction that blocks somebody, or ends it; a failure undoes both. */
export function blockingSteps(steps: BlockingSteps): Extension {
  return () => void registry.push(steps)
}

export async function runBlockingSteps(
  kind: keyof BlockingSteps,
  blocker: ActingUser,
  blockedId: number
): Promise<void> {
  for (const steps of registry) await steps[kind]?.(blocker, blockedId)
}
