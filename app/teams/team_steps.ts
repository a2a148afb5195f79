import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import type { ListingFate } from '#app/teams/team_options'
import type Team from '#app/teams/team'

interface Deletion {
  team: Team
  listings: ListingFate
  /** who deletes it */
  actorId: number
}

interface Departure {
  team: Team
  userId: number
  ownerId: number
  /** whether they take the listings they made for the team */
  takesListings: boolean
}

type Demotion = Pick<Departure, 'team' | 'userId' | 'ownerId'>

type Step<Change> = (change: Change, trx: TransactionClientContract) => Promise<void>

const deletionSteps = new Registry<Step<Deletion>>('steps when a team is deleted')
const departureSteps = new Registry<Step<Departure>>('steps when somebody leaves a team')
const demotionSteps = new Registry<Step<Demotion>>('steps when somebody may only view')

/** Runs in the transaction that deletes a team, before it is gone. */
export function teamDeletionStep(step: Step<Deletion>): Extension {
  return deletionSteps.adds(step)
}

/** Runs in the transaction in which someone leaves a team or is removed. */
export function teamDepartureStep(step: Step<Departure>): Extension {
  return departureSteps.adds(step)
}

/** Runs in the transaction in which someone who worked in a team becomes a viewer. */
export function teamDemotionStep(step: Step<Demotion>): Extension {
  return demotionSteps.adds(step)
}

export async function runTeamDeletionSteps(
  change: Deletion,
  trx: TransactionClientContract
): Promise<void> {
  for (const step of deletionSteps.list()) await step(change, trx)
}

export async function runDepartureSteps(
  change: Departure,
  trx: TransactionClientContract
): Promise<void> {
  for (const step of departureSteps.list()) await step(change, trx)
}

export async function runDemotionSteps(
  change: Demotion,
  trx: TransactionClientContract
): Promise<void> {
  for (const step of demotionSteps.list()) await step(change, trx)
}
