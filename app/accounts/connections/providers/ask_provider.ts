import type { HttpContext } from '@adonisjs/core/http'
import { answerTime } from '#config/connections'
import { ProviderProblem } from '#app/accounts/connections/providers/provider_problem'

/** @throws ProviderProblem for any failure; logs only its message, as responses may hold secrets */
export async function askProvider<Answer>(
  { logger }: HttpContext,
  label: string,
  ask: () => Promise<Answer>
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('It took too long')), answerTime.maxMs)
  try {
    return await Promise.race([ask(), late])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    logger.warn({ provider: label, reason }, 'provider failed')
    throw ProviderProblem.failed(label)
  } finally {
    clearTimeout(timer)
  }
}
