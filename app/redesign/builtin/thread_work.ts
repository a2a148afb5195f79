import type { DesignOptions } from '#app/redesign/design_options'
import type { DesignNotes, DesignStage, EnginePicture } from '#app/redesign/design_engine'

export interface ThreadData {
  /** shared: 1 once the current order is canceled */
  calledOff: Int32Array<SharedArrayBuffer>
}

/** An image sent between threads, where a Buffer becomes plain bytes. */
export type SentPicture = Omit<EnginePicture, 'data'> & { data: Uint8Array }

export interface ThreadWork {
  /** warms up the thread before a design is ordered */
  load: { task: null; answer: null }
  /** a design from its photo; null if that shows no room */
  design: {
    task: {
      image: Uint8Array
      options: DesignOptions
      seed: number
      corrections: Uint8Array | null
    }
    answer: {
      image: SentPicture
      highRes: SentPicture
      structureScore: number
      notes: DesignNotes
    } | null
  }
  /** an encoded image, doubled in size; JPEG */
  enlarge: { task: { picture: Uint8Array }; answer: SentPicture }
  /** how much of a room's structure its redesign kept, 0 to 1 */
  compare: { task: { original: Uint8Array; result: Uint8Array }; answer: number }
}

export type WorkKind = keyof ThreadWork

export type ThreadOrder = {
  [Kind in WorkKind]: { kind: Kind; task: ThreadWork[Kind]['task'] }
}[WorkKind]

export type OnProgress = (stage: DesignStage, share: number, preview?: Uint8Array) => void

export type ThreadMessage<Answer = ThreadWork[WorkKind]['answer']> =
  | { kind: 'progress'; stage: DesignStage; share: number; preview?: Uint8Array }
  | { kind: 'done'; answer: Answer }
  | { kind: 'called_off' }
