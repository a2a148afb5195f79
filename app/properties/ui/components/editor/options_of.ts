import type { Option } from '#app/kit/form/option'

/** From a map of values to labels. */
export function optionsOf<Value extends string>(words: Record<Value, string>): Option<Value>[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))
}
