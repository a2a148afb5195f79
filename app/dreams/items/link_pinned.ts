import { BaseEvent } from '@adonisjs/core/events'

/** An item has a link that has no preview yet. */
export default class LinkPinned extends BaseEvent {
  constructor(readonly itemId: number) {
    super()
  }
}
