import { BaseEvent } from '@adonisjs/core/events'

/** A request was made, or its state changed. */
export default class RequestChanged extends BaseEvent {
  constructor(
    readonly requestId: number,
    /** customer and provider, as far as they have accounts */
    readonly userIds: number[]
  ) {
    super()
  }
}
