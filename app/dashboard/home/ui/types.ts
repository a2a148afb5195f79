import type { homeAnswer } from '#app/dashboard/home/home_answer'

export type HomeNews = Awaited<ReturnType<typeof homeAnswer>>
export type FollowedItem = HomeNews['posts'][number]
