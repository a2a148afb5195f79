import type { EngineSetting } from '#app/videos/engine/choose_engine'
import type { EngineOrder, ProbedVideo } from '#app/videos/engine/video_engine'

export interface ToChild {
  setting: EngineSetting
  work: EngineOrder
}

export type FromChild =
  | { kind: 'share'; share: number }
  | { kind: 'done'; probed: ProbedVideo | null }
  | { kind: 'fault'; message: string; isOfFile: boolean }
  | { kind: 'error'; message: string }
