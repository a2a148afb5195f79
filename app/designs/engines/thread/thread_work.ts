import type { DesignOptions } from '#app/designs/design_options'
import type { DesignNotes, DesignStage, Picture } from '../design_engine.js'

/** What the thread is started with. */
export interface ThreadData {
  /** shared: 1 when the present order is not wanted any more */
  calledOff: Int32Array<SharedArrayBuffer>
}

/** A picture as it crosses threads, where a Buffer becomes plain bytes. */
export type SentPicture = Omit<Picture, 'data'> & { data: Uint8Array }

/** What the thread can be asked, and what it answers. */
export interface ThreadWork {
  /** a design from its photograph; null where that shows no room */
  design: {
    task: {
      image: Uint8Array
      options: DesignOptions
      seed: number
      corrections: Uint8Array | null
    }
    answer: { image: SentPicture; highRes: SentPicture; notes: DesignNotes } | null
  }
  /** an encoded picture, twice as large; JPEG */
  enlarge: { task: { picture: Uint8Array }; answer: SentPicture }
  /** how much of a room's structure its redesign kept, 0 to 1 */
  compare: { task: { original: Uint8Array; result: Uint8Array }; answer: number }
}

export type WorkKind = keyof ThreadWork

export type ThreadOrder = {
  [Kind in WorkKind]: { kind: Kind; task: ThreadWork[Kind]['task'] }
}[WorkKind]

export type OnProgress = (stage: DesignStage, share: number, preview?: Uint8Array) => void

/** What the thread says on its way and at an order's end. */
export type ThreadMessage<Answer = ThreadWork[WorkKind]['answer']> =
  | { kind: 'progress'; stage: DesignStage; share: number; preview?: Uint8Array }
  | { kind: 'done'; answer: Answer }
  | { kind: 'called_off' }
