import { BaseEvent } from '@adonisjs/core/events'

/** Something happened to a lead, or it was deleted. */
export default class LeadChanged extends BaseEvent {
  constructor(
    readonly leadId: number,
    /** who works on it */
    readonly userIds: number[],
    readonly socketId: string | null
  ) {
    super()
  }
}
