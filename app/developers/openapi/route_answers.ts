import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { Schema } from '#app/developers/contract/openapi'

export interface RouteAnswer {
  /** `#app/media/validators/x#xValidator`; null if the body has none of its own */
  validator: string | null
  answer: Schema
}

interface Answers {
  routes: Record<string, RouteAnswer>
  schemas: Record<string, Schema>
}

/** Types found by `scripts/render_api_answers.ts`. */
export async function routeAnswers(): Promise<Answers> {
  return JSON.parse(await readFile(app.makePath('resources/api/answers.json'), 'utf8'))
}
