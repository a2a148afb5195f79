import type { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'

/** Adds something to a `Registry`, or a listener. Runs once, before any module starts. */
export type Extension = () => void

export interface Module {
  name: string
  /** Read by lint: a module imports from lower floors only. */
  floor: number
  routes?: () => Promise<unknown>
  extensions?: readonly Extension[]
  sharedProps?: (ctx: HttpContext) => object
  /** After migrations; a failure stops the start. */
  start?: (app: ApplicationService) => Promise<void>
  /** Once the server listens; a failure is logged. */
  ready?: (app: ApplicationService) => Promise<void>
  stop?: () => Promise<void>
}

export function defineModule<const M extends Module>(module: M): M {
  return module
}
