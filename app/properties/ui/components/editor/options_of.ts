import type { Option } from '#app/common/ui/kit/option'

/** The choices of a select from a map of the wire's values to their words. */
export function optionsOf<Value extends string>(words: Record<Value, string>): Option<Value>[] {
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }))
}
