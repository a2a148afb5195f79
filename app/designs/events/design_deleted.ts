import { BaseEvent } from '@adonisjs/core/events'

/** A design is gone; whoever works on it may stop. */
export default class DesignDeleted extends BaseEvent {
  constructor(readonly designId: number) {
    super()
  }
}
