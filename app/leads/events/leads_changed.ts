import { BaseEvent } from '@adonisjs/core/events'

/** Something happened to many leads at once. */
export default class LeadsChanged extends BaseEvent {
  constructor(
    /** who works on at least one of them */
    readonly userIds: number[]
  ) {
    super()
  }
}
