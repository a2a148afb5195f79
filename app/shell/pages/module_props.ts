import type { HttpContext } from '@adonisjs/core/http'
import { modules } from '#app/modules'

type SharingModule = Extract<(typeof modules)[number], { sharedProps: unknown }>

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All
) => void
  ? All
  : never

type ModuleProps = Together<ReturnType<SharingModule['sharedProps']>>

export function modulePropsFor(ctx: HttpContext): ModuleProps {
  const shared = modules.map((module) => 'sharedProps' in module && module.sharedProps(ctx))
  return Object.assign({}, ...shared)
}
