import { BaseEvent } from '@adonisjs/core/events'

/** A listing’s people let somebody download a document, or told them that they may not. */
export default class DocumentRequestDecided extends BaseEvent {
  constructor(
    readonly askerId: number,
    /** of the listing */
    readonly ownerId: number
  ) {
    super()
  }
}
