import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { Schema } from '#app/developers/contract/openapi'

export interface RouteAnswer {
  /** `#app/media/validators/x#xValidator`: several if the call chooses between them */
  validators: string[]
  /** field of the file it takes */
  file: string | null
  /** takes its body as it comes, which is another service's */
  isOpen: boolean
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
