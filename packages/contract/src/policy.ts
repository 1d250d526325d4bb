/**
 * Who may call what: the policy table, as data. One row for each call of the spec (1 to 59), each socket message
 * (60 to 64) and each call of our own (65 and on). The router refuses to start if a procedure has no row here; a row
 * without a procedure answers 501 to those whom it allows. Source: the policy table of the reliability notes,
 * server-decisions.md 'Who'; the tests run every cell (apps/server/test/policy.api.test.ts).
 */

/**
 * - `anyone`: signed in or not.
 * - `signedIn`: any active user, about themselves; what belongs to another answers as unknown (404).
 * - `self`: the path names a user, who must be the caller, whatever the role (else 403).
 * - `selfOrStaff`: the path names a user: the caller's own, or any for staff (else 403).
 * - `staff`: teacher or admin. `admin`: admin alone.
 */
export type Who = 'anyone' | 'signedIn' | 'self' | 'selfOrStaff' | 'staff' | 'admin';

export interface PolicyRow {
  readonly row: number;
  /** `METHOD /path/{parameter}`, `SOCKET message` or `LIVE` for the one subscription. */
  readonly call: string;
  readonly who: Who;
  /** The path parameter that names a user, for `self` and `selfOrStaff`. */
  readonly about?: string;
}

export const policy = {
  // Learner side, spec L§7
  'identity.currentUser': { row: 1, call: 'GET /api/user', who: 'signedIn' },
  'identity.login': { row: 2, call: 'POST /api/login', who: 'anyone' },
  'identity.register': { row: 3, call: 'POST /api/register', who: 'anyone' },
  'identity.logout': { row: 4, call: 'POST /api/logout', who: 'anyone' },
  'recommendations.list': { row: 5, call: 'GET /api/learner/recommendations', who: 'signedIn' },
  'mastery.learnerStats': { row: 6, call: 'GET /api/learner/stats', who: 'signedIn' },
  'knowledge.list': { row: 7, call: 'GET /api/knowledge', who: 'signedIn' },
  'tutoring.recentSessions': { row: 8, call: 'GET /api/sessions/recent', who: 'signedIn' },
  'enrolment.list': { row: 9, call: 'GET /api/user/enrollments', who: 'signedIn' },
  'journeys.forLearner': { row: 10, call: 'GET /api/learning-journeys/{learnerId}', who: 'selfOrStaff', about: 'learnerId' },
  'catalogue.courses': { row: 11, call: 'GET /api/courses', who: 'signedIn' },
  'catalogue.course': { row: 12, call: 'GET /api/courses/{courseId}', who: 'signedIn' },
  'catalogue.sections': { row: 13, call: 'GET /api/courses/{courseId}/sections', who: 'signedIn' },
  'enrolment.enrol': { row: 14, call: 'POST /api/courses/{courseId}/enroll', who: 'signedIn' },
  'tutoring.startSession': { row: 15, call: 'POST /api/sessions/start', who: 'signedIn' },
  'achievements.stats': { row: 16, call: 'GET /api/user/{userId}/stats', who: 'selfOrStaff', about: 'userId' },
  'achievements.award': { row: 17, call: 'POST /api/user/{userId}/award-achievement', who: 'self', about: 'userId' },
  'achievements.list': { row: 18, call: 'GET /api/user/{userId}/achievements', who: 'selfOrStaff', about: 'userId' },

  // Staff side, spec S§7
  'identity.listUsers': { row: 19, call: 'GET /api/admin/users', who: 'admin' },
  'knowledge.adminList': { row: 20, call: 'GET /api/admin/knowledge', who: 'admin' },
  'identity.updateUser': { row: 21, call: 'PATCH /api/admin/users/{userId}', who: 'admin' },
  'identity.deleteUser': { row: 22, call: 'DELETE /api/admin/users/{userId}', who: 'admin' },
  'knowledge.create': { row: 23, call: 'POST /api/admin/knowledge', who: 'admin' },
  'knowledge.update': { row: 24, call: 'PATCH /api/admin/knowledge/{itemId}', who: 'admin' },
  'knowledge.delete': { row: 25, call: 'DELETE /api/admin/knowledge/{itemId}', who: 'admin' },
  'crm.integrations': { row: 26, call: 'GET /api/crm/integrations', who: 'staff' },
  'crm.contacts': { row: 27, call: 'GET /api/crm/contacts', who: 'staff' },
  'crm.configureSalesforce': { row: 28, call: 'POST /api/crm/salesforce/configure', who: 'staff' },
  'crm.configureHubspot': { row: 29, call: 'POST /api/crm/hubspot/configure', who: 'staff' },
  'crm.toggle': { row: 30, call: 'PATCH /api/crm/integrations/{type}/toggle', who: 'staff' },
  'crm.syncUsers': { row: 31, call: 'POST /api/crm/{type}/sync-users', who: 'staff' },
  'analytics.metrics': { row: 32, call: 'GET /api/analytics/metrics', who: 'staff' },
  'analytics.userEngagement': { row: 33, call: 'GET /api/analytics/user-engagement', who: 'staff' },
  'experiments.list': { row: 34, call: 'GET /api/analytics/ab-tests', who: 'staff' },
  'experiments.create': { row: 35, call: 'POST /api/analytics/ab-tests', who: 'staff' },
  'experiments.changeStatus': { row: 36, call: 'PATCH /api/analytics/ab-tests/{testId}/{action}', who: 'staff' },
  'catalogue.categories': { row: 37, call: 'GET /api/categories', who: 'signedIn' },
  'catalogue.adminCourses': { row: 38, call: 'GET /api/admin/courses', who: 'staff' },
  'catalogue.createCourse': { row: 39, call: 'POST /api/admin/courses', who: 'staff' },
  'catalogue.updateCourse': { row: 40, call: 'PUT /api/admin/courses/{courseId}', who: 'staff' },
  'catalogue.deleteCourse': { row: 41, call: 'DELETE /api/admin/courses/{courseId}', who: 'staff' },
  'catalogue.createCategory': { row: 42, call: 'POST /api/admin/categories', who: 'staff' },
  'catalogue.updateCategory': { row: 43, call: 'PUT /api/admin/categories/{categoryId}', who: 'staff' },
  'catalogue.deleteCategory': { row: 44, call: 'DELETE /api/admin/categories/{categoryId}', who: 'staff' },
  'catalogue.lessons': { row: 45, call: 'GET /api/admin/sections/{sectionId}/lessons', who: 'staff' },
  'catalogue.createLesson': { row: 46, call: 'POST /api/admin/lessons', who: 'staff' },
  'catalogue.updateLesson': { row: 47, call: 'PUT /api/admin/lessons/{lessonId}', who: 'staff' },
  'catalogue.deleteLesson': { row: 48, call: 'DELETE /api/admin/lessons/{lessonId}', who: 'staff' },
  'catalogue.publishLesson': { row: 49, call: 'POST /api/admin/lessons/{lessonId}/publish', who: 'staff' },
  'catalogue.blocks': { row: 50, call: 'GET /api/admin/lessons/{lessonId}/blocks', who: 'staff' },
  'catalogue.createBlock': { row: 51, call: 'POST /api/admin/content-blocks', who: 'staff' },
  'catalogue.updateBlock': { row: 52, call: 'PUT /api/admin/content-blocks/{blockId}', who: 'staff' },
  'catalogue.deleteBlock': { row: 53, call: 'DELETE /api/admin/content-blocks/{blockId}', who: 'staff' },
  'authoring.learningProgress': { row: 54, call: 'GET /api/lou/learning-progress', who: 'staff' },
  'authoring.generated': { row: 55, call: 'GET /api/ai-content/generated', who: 'staff' },
  'authoring.generate': { row: 56, call: 'POST /api/ai-content/generate', who: 'staff' },
  'authoring.feedback': { row: 57, call: 'POST /api/ai-content/{contentId}/feedback', who: 'staff' },
  'authoring.delete': { row: 58, call: 'DELETE /api/ai-content/{contentId}', who: 'staff' },
  'authoring.createCourse': { row: 59, call: 'POST /api/ai-content/{contentId}/create-course', who: 'staff' },

  // The socket, spec L§7
  'socket.connect': { row: 60, call: 'GET /ws', who: 'signedIn' },
  'socket.join_session': { row: 61, call: 'SOCKET join_session', who: 'signedIn' },
  'socket.text_message': { row: 62, call: 'SOCKET text_message', who: 'signedIn' },
  'socket.voice_message': { row: 63, call: 'SOCKET voice_message', who: 'signedIn' },
  'socket.update_topic': { row: 64, call: 'SOCKET update_topic', who: 'signedIn' },

  // Ours: learning
  'catalogue.sectionLesson': { row: 65, call: 'GET /api/courses/{courseId}/sections/{sectionId}/lesson', who: 'signedIn' },
  'tutoring.sectionProgress': { row: 96, call: 'GET /api/sections/{sectionId}/progress', who: 'signedIn' },
  'library.search': { row: 66, call: 'GET /api/search', who: 'signedIn' },
  'tutoring.session': { row: 67, call: 'GET /api/sessions/{sessionId}', who: 'signedIn' },
  'tutoring.endSession': { row: 68, call: 'POST /api/sessions/{sessionId}/end', who: 'signedIn' },
  'tutoring.rateSession': { row: 69, call: 'PUT /api/sessions/{sessionId}/satisfaction', who: 'signedIn' },
  'quizzes.answer': { row: 70, call: 'POST /api/questions/{itemId}/answers', who: 'signedIn' },
  'journeys.submitMilestone': { row: 71, call: 'POST /api/milestones/{milestoneId}/submit', who: 'signedIn' },
  'journeys.choose': { row: 72, call: 'PUT /api/learning-journeys/current', who: 'signedIn' },
  'achievements.shown': { row: 97, call: 'POST /api/user/{userId}/achievements/shown', who: 'self', about: 'userId' },
  'journeys.list': { row: 88, call: 'GET /api/learning-journeys', who: 'signedIn' },
  'tutoring.sessionsOfLearner': { row: 73, call: 'GET /api/learners/{learnerId}/sessions', who: 'staff' },

  // Ours: me
  'identity.settings': { row: 74, call: 'GET /api/me/settings', who: 'signedIn' },
  'identity.changeSettings': { row: 75, call: 'PATCH /api/me/settings', who: 'signedIn' },
  'identity.choosePassword': { row: 76, call: 'POST /api/me/password', who: 'signedIn' },
  'identity.signIns': { row: 77, call: 'GET /api/me/sign-ins', who: 'signedIn' },
  'identity.endOtherSignIns': { row: 78, call: 'DELETE /api/me/sign-ins', who: 'signedIn' },
  'identity.endSignIn': { row: 79, call: 'DELETE /api/me/sign-ins/{signInId}', who: 'signedIn' },
  'tutoring.transcriptReads': { row: 80, call: 'GET /api/me/transcript-reads', who: 'signedIn' },
  'identity.export': { row: 81, call: 'GET /api/me/export', who: 'signedIn' },
  'identity.deleteMe': { row: 82, call: 'DELETE /api/me', who: 'signedIn' },
  'live.changes': { row: 83, call: 'LIVE', who: 'signedIn' },
  'mastery.learning': { row: 95, call: 'GET /api/me/learning', who: 'signedIn' },

  // Ours: on the socket
  'socket.answer_question': { row: 84, call: 'SOCKET answer_question', who: 'signedIn' },
  'socket.hint': { row: 85, call: 'SOCKET hint', who: 'signedIn' },
  'socket.show_me': { row: 86, call: 'SOCKET show_me', who: 'signedIn' },
  'socket.cancel': { row: 87, call: 'SOCKET cancel', who: 'signedIn' },

  // Ours: the knowledge base to read
  'knowledge.item': { row: 120, call: 'GET /api/knowledge/{itemId}', who: 'signedIn' },
} as const satisfies Record<string, PolicyRow>;

export type Procedure = keyof typeof policy;
