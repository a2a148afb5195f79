import { test } from '@japa/runner'
import type { Group } from '@japa/runner/core'
import { Scene, type Stage } from './scene.js'

export type OpenStage = () => Promise<{ stage: Stage; close: () => Promise<void> }>

export function stageGroup(
  title: string,
  open: OpenStage,
  define: (scene: () => Scene, group: Group) => void
): void {
  test.group(title, (group) => {
    let stage: Stage
    let scene: Scene

    group.setup(async () => {
      const opened = await open()
      stage = opened.stage
      return opened.close
    })
    group.each.setup(() => {
      scene = new Scene(stage)
      return () => scene.end()
    })
    define(() => scene, group)
  })
}
