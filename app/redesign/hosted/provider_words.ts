import type { APICallError } from 'ai'

/** How services report offensive images or prompts: codes and phrases. */
const REFUSAL =
  /moderation|safety|content[_ ]policy|policy[_ ]violation|flagged|nsfw|sensitive content|prohibited|blocklist|recitation/i

export function isRefusal(words: string | null | undefined): boolean {
  return REFUSAL.test(words ?? '')
}

/** Whether the site's account there is out of money, for which OpenAI also uses 429. */
export function isOutOfBudget(error: APICallError): boolean {
  return error.statusCode === 402 || wordsOf(error).includes('insufficient_quota')
}

export function wordsOf(error: APICallError): string {
  return `${error.message} ${error.responseBody ?? ''}`
}
