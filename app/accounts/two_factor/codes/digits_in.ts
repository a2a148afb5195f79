/** The digits of a text as 0 to 9: `１２３–456` is `123456`. */
export function digitsIn(text: string): string {
  return Array.from(text.normalize('NFKC').matchAll(/\p{Nd}/gu), ([digit]) => valueOf(digit)).join(
    ''
  )
}

/** Unicode keeps each script's ten digits together, from zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
}
