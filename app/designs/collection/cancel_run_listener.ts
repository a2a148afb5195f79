import type DesignDeleted from '#app/designs/collection/design_deleted'
import { designRunner } from '#app/designs/running/design_runner'

export default class CancelDesignRun {
  handle({ designId }: DesignDeleted) {
    designRunner.cancel(designId)
  }
}
