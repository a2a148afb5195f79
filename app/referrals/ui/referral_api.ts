import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'

const routes = api.api.staffReferrals

/** Rejects with a `CallFailure`. */
export const referralApi = {
  decide: (id: number, verdict: 'accept' | 'refuse') =>
    answered(routes[verdict]({ params: { id }, retry: 0 })),
}
