/** What a buyer assumes; percentages as people write them, 20 for a fifth. */
export interface CostAssumptions {
  /** of the price */
  downPayment: number
  /** a year, fixed */
  interest: number
  years: number
  /** taxes and fees in a year, of the price */
  fees: number
}

export interface MonthlyCost {
  downPayment: number
  loan: number
  /** principal and interest, the same each month */
  payment: number
  fees: number
  total: number
}

/** What may be assumed, lowest and highest. */
export const COST_LIMITS: Record<keyof CostAssumptions, readonly [number, number]> = {
  downPayment: [0, 100],
  interest: [0, 30],
  years: [1, 50],
  fees: [0, 20],
}

const USUAL: CostAssumptions = { downPayment: 20, interest: 5, years: 25, fees: 1 }

/** Round figures of late 2026, where they differ much from the usual ones. */
const IN_CURRENCY: Record<string, Partial<CostAssumptions>> = {
  CHF: { interest: 2 },
  EUR: { interest: 3.5 },
  JPY: { interest: 2, years: 35 },
  USD: { interest: 6.5, years: 30 },
}

export function usualAssumptions(currency: string): CostAssumptions {
  return { ...USUAL, ...IN_CURRENCY[currency] }
}

export function isAssumable(name: keyof CostAssumptions, value: number | null): value is number {
  const [lowest, highest] = COST_LIMITS[name]
  return value !== null && value >= lowest && value <= highest
}

/** Of an annuity loan, paid at the end of each month. @param price in major units, as the results */
export function monthlyCost(price: number, assumed: CostAssumptions): MonthlyCost {
  const downPayment = (price * assumed.downPayment) / 100
  const loan = price - downPayment
  const payment = annuity(loan, assumed.interest / 1200, Math.round(assumed.years * 12))
  const fees = (price * assumed.fees) / 1200
  return { downPayment, loan, payment, fees, total: payment + fees }
}

function annuity(loan: number, rate: number, months: number): number {
  return rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months)
}
