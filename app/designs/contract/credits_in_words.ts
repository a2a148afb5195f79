/** "1 credit", "19 credits" */
export function creditsInWords(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`
}
