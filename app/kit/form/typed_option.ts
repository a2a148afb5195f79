import type { Option } from '#app/kit/form/option'

/** As in a native select: repeating one letter cycles through the options that start with it. */
export function typedOption<Value extends string>(
  options: readonly Option<Value>[],
  chosen: Value | null,
  typed: string
): Option<Value> | undefined {
  const letters = typed.toLocaleLowerCase()
  const isOne = [...letters].every((letter) => letter === letters[0])
  const beginning = isOne ? letters.slice(0, 1) : letters
  const at = options.findIndex(({ value }) => value === chosen)
  const from = isOne ? at + 1 : Math.max(at, 0)
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, isDisabled }) => !isDisabled && label.toLocaleLowerCase().startsWith(beginning)
  )
}
