import type { Server } from 'node:http'
import { assert } from '@japa/assert'
import { spec } from '@japa/runner/reporters'
import { apiClient } from '@japa/api-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { createHttpServer } from '#app/kernel/http/http_server'
import { runningServer } from '#app/realtime/server/running_server'
import { resultsReporter } from '#tests/results_reporter'
import { checkAnswers } from '#tests/support/answer_check'
import { shareSuite } from '#tests/spec_queue'
import { timesReporter } from '#tests/times_reporter'
import { closeBrowser } from '#tests/browser/browser'
import { closePair } from '#tests/scale/pair'
import { databaseSessionClient } from '#tests/support/database_session_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'

export const plugins: Config['plugins'] = [
  assert(),
  apiClient(),
  pluginAdonisJS(app),
  sessionApiClient(app),
  databaseSessionClient(app),
  authApiClient(app),
  shieldApiClient(),
]

export const reporters: Config['reporters'] = {
  activated: ['times', 'spec', 'results'],
  // the times first: a file's line comes before the next one's title
  list: [timesReporter, spec(), resultsReporter],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [closeBrowser, closePair],
}

/** The functional suite runs in this process; faults and browser use the built product. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  shareSuite(suite)
  if (suite.name !== 'functional') return
  suite.setup(startServer)
  checkAnswers(suite)
}

/** With the protocol server on its port, as the provider attaches it in production. */
async function startServer() {
  const close = await testUtils.httpServer().start((handle) => createHttpServer(handle, app))
  const http = await app.container.make('server')
  runningServer()?.attach(http.getNodeServer() as Server)
  return async () => {
    await runningServer()?.drain()
    await close()
  }
}
