import type User from '#app/accounts/user'
import { followedPost, newHomes } from '#app/dashboard/home/home_transformer'
import { listFollowedPosts } from '#app/dashboard/home/list_followed_posts'
import { listNewHomes } from '#app/dashboard/home/list_new_homes'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import { listSocietyMembers, listSuggestions } from '#app/society/list_members'
import MemberTransformer from '#app/society/member_transformer'

const MAX_PEOPLE = 4
const ANYBODY = { text: '', type: null, marketId: null }

/** What is new for somebody: homes, what those they follow published, and people to follow. */
export async function homeAnswer(user: User) {
  const found = await listNewHomes(user)
  const savedIds = await listSavedAmong(
    user.id,
    found.map(({ home }) => home)
  )
  const posts = await listFollowedPosts(user)
  return {
    new_homes: newHomes(found, savedIds),
    posts: posts.map(followedPost),
    people: await listPeople(user.id),
  }
}

/** Those with a reason; where there are none, those with most followers. */
async function listPeople(userId: number) {
  const suggested = await listSuggestions(userId)
  if (suggested.length) {
    return suggested.slice(0, MAX_PEOPLE).map((each) => MemberTransformer.suggestion(each))
  }
  const members = await listSocietyMembers(userId, ANYBODY, { page: 1, perPage: 2 * MAX_PEOPLE })
  return members
    .filter(({ isFollowing }) => !isFollowing)
    .slice(0, MAX_PEOPLE)
    .map((member) => ({ ...new MemberTransformer(member).toObject(), reason: null }))
}
