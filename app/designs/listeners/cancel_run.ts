import type DesignDeleted from '#app/designs/events/design_deleted'
import { designRunner } from '#app/designs/running/design_runner'

/** Stops the engine when what it is at was deleted. */
export default class CancelRun {
  handle({ designId }: DesignDeleted) {
    designRunner.cancel(designId)
  }
}
