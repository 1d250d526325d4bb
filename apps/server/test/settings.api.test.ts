import { describe, expect, test } from 'vitest';
import { openSocket } from './a-socket.ts';
import { HOUR_MS, meApp } from './me-app.ts';
import { PASSWORD, type TestUser } from './start-test-app.ts';

const { app, settingsOf, change, factsOf, typesOf, talk } = meApp();

describe('settings', () => {
  test('answer what is known of the account and how Lou is to be, and change by parts', async () => {
    const ada = await app().user('learner', { learningGoals: 'Creative Arts, order dinner in Seville' });
    const first = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: `${ada.username}@example.org`,
      learningGoals: 'order dinner in Seville',
      interests: ['Creative Arts'],
      timeZone: 'UTC',
      theme: 'system',
      motion: 'system',
      gamification: true,
      voice: true,
      reminders: true,
      singleKeys: true,
    };
    expect(await settingsOf(ada)).toEqual(first);

    const changed = await change(ada, { firstName: 'Amara', lastName: '', theme: 'dark', gamification: false });
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...first, firstName: 'Amara', lastName: null, theme: 'dark', gamification: false }]);
    expect((await change(ada, { motion: 'reduced', voice: false, reminders: false, singleKeys: false })).json()).toMatchObject({
      theme: 'dark',
      motion: 'reduced',
    });
    expect(await settingsOf(ada)).toMatchObject({ gamification: false, motion: 'reduced', voice: false, reminders: false, singleKeys: false });
    expect((await ada.call('GET', '/api/user')).json()).toMatchObject({
      firstName: 'Amara',
      lastName: null,
      theme: 'dark',
      motion: 'reduced',
      gamification: false,
      reminders: false,
      singleKeys: false,
    });
  });

  test('goals and interests change apart and are one text on the wire', async () => {
    const ada = await app().user('learner', { learningGoals: 'Creative Arts' });
    const named = await change(ada, { learningGoals: 'help my daughter, creative arts' });
    expect(named.json()).toMatchObject({ learningGoals: 'help my daughter', interests: ['Creative Arts'] });
    expect(await settingsOf(ada)).toEqual(named.json());
    const told = (await factsOf(ada)).length;
    await change(ada, { learningGoals: 'help my daughter , Creative Arts' });
    expect(await factsOf(ada)).toHaveLength(told);
    await change(ada, { interests: ['Technology & Programming', 'Language Learning'] });
    expect(await settingsOf(ada)).toMatchObject({ learningGoals: 'help my daughter', interests: ['Technology & Programming', 'Language Learning'] });
    expect((await ada.call('GET', '/api/user')).json()).toMatchObject({ learningGoals: 'Technology & Programming, Language Learning, help my daughter' });
  });

  test('leave a fact that names what was changed and not to what; quiet where nothing changes', async () => {
    const ada = await app().user();
    const before = (await factsOf(ada)).length;
    await change(ada, { firstName: 'Zuzanna', email: 'zuzanna@example.org' });
    await change(ada, { firstName: 'Zuzanna' });
    await change(ada, {});
    const facts = (await factsOf(ada)).slice(before);
    expect(facts.map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'SettingsChanged', data: { learnerId: ada.id, changed: ['firstName', 'email'] } },
    ]);
    expect(JSON.stringify(await app().deps.sql.query('select * from facts'))).not.toContain('uzanna@');
  });

  test.each([
    ['an address that is none', { email: 'not an address' }, 'Please enter a valid email address.'],
    ['a name of two lines', { firstName: 'A\nB' }, 'Please use letters, digits and signs only.'],
    ['a name without end', { lastName: 'x'.repeat(81) }, 'A name has at most 80 characters.'],
    ['goals without end', { learningGoals: 'x'.repeat(501) }, 'Learning goals have at most 500 characters.'],
    ['an interest that is none', { interests: ['Juggling'] }, 'Please choose from the interests of the list.'],
    ['a zone that is none', { timeZone: 'Middle/Earth' }, 'Please choose a time zone.'],
    ['a theme that is none', { theme: 'purple' }, 'Please choose a theme.'],
    ['a motion that is none', { motion: 'wild' }, 'Please choose how much moves.'],
    ['a word for on or off', { gamification: 'yes' }, 'Please choose on or off.'],
  ])('%s gets a sentence and nothing is stored, not even what was right beside it', async (_name, wrong, sentence) => {
    const ada = await app().user();
    const before = [await settingsOf(ada), (await factsOf(ada)).length];
    const answer = await change(ada, { firstName: 'Changed', learningGoals: 'changed', ...wrong });
    expect([answer.statusCode, answer.body]).toEqual([400, sentence]);
    expect([await settingsOf(ada), (await factsOf(ada)).length]).toEqual(before);
  });

  test('L420 an address that somebody has says so, and nothing is stored', async () => {
    const [ada, bob] = [await app().user(), await app().user()];
    const answer = await change(ada, { firstName: 'Changed', email: `${bob.username}@EXAMPLE.org` });
    expect([answer.statusCode, answer.body]).toEqual([409, 'Email already exists.']);
    expect(await settingsOf(ada)).toMatchObject({ firstName: 'Ada', email: `${ada.username}@example.org` });
    expect(await typesOf(ada)).not.toContain('SettingsChanged');
    expect((await change(ada, { email: '' })).json()).toMatchObject({ email: null });
  });

  test('nobody changes a role, a username or another’s settings by them', async () => {
    const [ada, bob] = [await app().user(), await app().user()];
    await change(ada, { role: 'admin', username: 'root', id: bob.id, userId: bob.id, firstName: 'Mine' });
    expect((await ada.call('GET', '/api/user')).json()).toMatchObject({ id: ada.id, username: ada.username, role: 'learner', firstName: 'Mine' });
    expect(await settingsOf(bob)).toMatchObject({ firstName: 'Ada' });
  });
});

describe('the time zone', () => {
  const daysOf = async (who: TestUser) =>
    (await factsOf(who)).flatMap(({ data }) => ((data as { localDay?: string }).localDay ? [data as { localDay: string }] : []));

  test('is what days are counted in from then on; what was before keeps its day', async () => {
    const ada = await app().user();
    app().clock.pass(13 * HOUR_MS - (app().clock.nowMs() % (24 * HOUR_MS)) + 24 * HOUR_MS); // 13:00 UTC: 03:00 on the next day in Kiritimati
    const today = new Date(app().clock.nowMs()).toISOString().slice(0, 10);
    const tomorrow = new Date(app().clock.nowMs() + 24 * HOUR_MS).toISOString().slice(0, 10);
    await talk(ada, 'What is a fraction?');
    expect((await daysOf(ada)).at(-1)?.localDay).toBe(today);
    expect((await ada.call('GET', '/api/learner/stats')).json()).toMatchObject({ streakDays: 1 });

    expect((await change(ada, { timeZone: 'Pacific/Kiritimati' })).json()).toMatchObject({ timeZone: 'Pacific/Kiritimati' });
    await talk(ada, 'What is a third?');
    // The same sitting: only the zone was changed.
    expect((await ada.call('GET', '/api/learner/stats')).json()).toMatchObject({
      streakDays: 1,
      week: expect.arrayContaining([{ day: tomorrow, learned: false }]),
    });
    app().clock.pass(HOUR_MS);
    await talk(ada, 'What is a quarter?');
    expect((await daysOf(ada)).map(({ localDay }) => localDay)).toEqual(expect.arrayContaining([today, tomorrow]));
    expect((await ada.call('GET', '/api/learner/stats')).json()).toMatchObject({
      streakDays: 2,
      week: expect.arrayContaining([{ day: tomorrow, learned: true }]),
    });
  });

  test('counts on a socket that was open before', async () => {
    const ada = await app().user();
    const socket = await openSocket(app(), ada.cookie);
    await change(ada, { timeZone: 'Pacific/Kiritimati' });
    const tomorrow = new Date(app().clock.nowMs() + 24 * HOUR_MS).toISOString().slice(0, 10);
    await new Promise((resolve) => setTimeout(resolve, 1_500)); // the socket looks at its sign-in every second
    socket.send({ type: 'join_session', sessionId: `zone-${ada.id}`, learnerId: ada.id, topic: '' });
    await socket.next('session_joined');
    socket.send({ type: 'text_message', text: 'What is a fraction?' });
    await socket.next('text_response');
    socket.close();
    expect((await daysOf(ada)).at(-1)?.localDay).toBe(tomorrow);
  });

  test('that was chosen outlasts signing in where a browser says another', async () => {
    const [ada, bob] = [await app().user(), await app().user()];
    await change(ada, { timeZone: 'UTC' });
    for (const { username } of [ada, bob]) await app().call('POST', '/api/login', { username, password: PASSWORD, timeZone: 'Asia/Tokyo' });
    expect(await settingsOf(ada)).toMatchObject({ timeZone: 'UTC' });
    expect(await settingsOf(bob)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  test('goes along with a browser that is carried somewhere else, while none was chosen', async () => {
    const ada = await app().user();
    const before = (await factsOf(ada)).length;
    await change(ada, { browserTimeZone: 'Asia/Tokyo' });
    expect(await settingsOf(ada)).toMatchObject({ timeZone: 'Asia/Tokyo' });
    await change(ada, { browserTimeZone: 'Atlantis/Lost' });
    await change(ada, { browserTimeZone: 'Asia/Tokyo' });
    expect((await factsOf(ada)).slice(before).map(({ data }) => data)).toEqual([{ learnerId: ada.id, changed: ['timeZone'] }]);
    await app().call('POST', '/api/login', { username: ada.username, password: PASSWORD, timeZone: 'Europe/Lisbon' });
    expect(await settingsOf(ada)).toMatchObject({ timeZone: 'Europe/Lisbon' });

    await change(ada, { timeZone: 'UTC', browserTimeZone: 'Asia/Tokyo' });
    await change(ada, { browserTimeZone: 'Asia/Tokyo' });
    expect(await settingsOf(ada)).toMatchObject({ timeZone: 'UTC' });
  });

  test('that of each deed is kept, so that a flight over the date line breaks no run, and a day that was missed does', async () => {
    const [ada, bob] = [await app().user(), await app().user()];
    const { clock } = app();
    clock.pass(16 * HOUR_MS - (clock.nowMs() % (24 * HOUR_MS)) + 24 * HOUR_MS); // eight in the morning in Los Angeles
    for (const who of [ada, bob]) await change(who, { timeZone: 'America/Los_Angeles' });
    for (const _day of ['first', 'second']) {
      for (const who of [ada, bob]) await talk(who, 'What is a half?');
      clock.pass(24 * HOUR_MS);
    }
    await change(ada, { timeZone: 'Pacific/Auckland' });
    clock.pass(16 * HOUR_MS); // nine in the evening there, two dates later
    for (const who of [ada, bob]) await talk(who, 'What is a third?');
    const daysOf = async (who: TestUser) => (await who.call('GET', '/api/learner/stats')).json().streakDays;
    const badgesOf = async (who: TestUser) => (await factsOf(who)).map(({ data }) => (data as { achievementId?: string }).achievementId);
    expect([await daysOf(ada), await daysOf(bob)]).toEqual([3, 1]);
    expect([(await badgesOf(ada)).includes('three-days'), (await badgesOf(bob)).includes('three-days')]).toEqual([true, false]);
  });
});
