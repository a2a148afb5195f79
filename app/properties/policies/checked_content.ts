import { errors } from '@vinejs/vine'
import { readRichText } from '#app/common/contract/rich_text'
import { wordsOf } from '#app/common/contract/rich_text_words'
import {
  MAX_DESCRIPTION_CHARACTERS,
  type ComponentType,
} from '#app/properties/contract/listing_options'
import type { OpaqueJson } from '#app/properties/contract/opaque_json'
import { assertPlans } from '#app/properties/policies/assert_plans'

const FORMATTED: readonly ComponentType[] = ['overview', 'neighborhood']

/** A part’s content as it is stored: formatted text without anything foreign. @throws E_VALIDATION_ERROR */
export function checkedContent(
  type: ComponentType,
  content: OpaqueJson | undefined
): OpaqueJson | undefined {
  if (content && type === 'floor_plans') assertPlans(content)
  if (!content || !FORMATTED.includes(type)) return content
  const { text: sent = null } = content
  const text = readRichText(sent)
  if (sent !== null && !text) refuse('This text has formatting or links that can’t be shown.')
  if (text && wordsOf(text).length > MAX_DESCRIPTION_CHARACTERS) {
    refuse(`Shorten the text to ${MAX_DESCRIPTION_CHARACTERS.toLocaleString('en')} characters.`)
  }
  return { ...content, text }
}

function refuse(message: string): never {
  throw new errors.E_VALIDATION_ERROR([
    { field: 'component.content.text', message, rule: 'rich_text' },
  ])
}
