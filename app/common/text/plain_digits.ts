/** Digits of every script as 0 to 9: `१२３` is `123`. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => valueOf(digit.normalize('NFKC')))
}

/** Unicode keeps each script's ten digits together, from zero on. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}
