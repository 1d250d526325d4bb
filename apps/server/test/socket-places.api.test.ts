import { describe, expect, test } from 'vitest';
import { instead, responses, socketApp } from './socket-app.ts';
import { isOverPostgres } from './start-test-app.ts';

const { app, learner, start, connected, joined, facts, openItem } = socketApp();

describe('a session in two places', () => {
  test('each hears what Lou says in the other, and who comes back hears what was not sent', async () => {
    const user = await learner();
    const id = await start(user);
    const here = await joined(user, id, { graded: true, stream: true });
    const there = await joined(user, id);
    there.send({ type: 'text_message', text: 'Why is 1/8 smaller than 1/4?' });
    const first = await there.next('text_response');
    expect(await here.next('text_response')).toEqual(first);
    expect(here.heard.filter((message) => message.type === 'response_delta')).toHaveLength(first.sentences.length);
    expect(there.heard.some((message) => message.type === 'response_delta')).toBe(false);

    here.close();
    await here.closed;
    there.send({ type: 'text_message', text: 'What does the denominator tell?' });
    const second = await there.next('text_response');
    const again = await joined(user, id, { graded: true, lastSeq: first.seq });
    expect((await again.next('text_response')).seq).toBe(second.seq);
    again.send({ type: 'text_message', text: 'Quiz me' });
    const third = await again.next('text_response');
    expect(responses(again).map(({ seq }) => seq)).toEqual([second.seq, third.seq]);
    expect(responses(there).map(({ turnId }) => turnId)).toEqual([first.turnId, second.turnId, third.turnId]);
  });

  test('what is said and answered in one is told in the other before Lou speaks, where it is asked for', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, there, plain] = [await joined(user, id, { graded: true }), await joined(user, id, { graded: true, stream: true }), await joined(user, id, {})];
    here.send({ type: 'text_message', text: 'Quiz me' });
    const { quiz, turnId } = await here.next('text_response');
    const said = await there.next('learner_said');
    expect(said).toMatchObject({ turnId, text: 'Quiz me' });
    expect((await facts(user)).find(({ version }) => version === said.seq)?.type).toBe('LearnerAsked');
    expect(there.heard.findIndex(({ type }) => type === 'learner_said')).toBeLessThan(there.heard.findIndex(({ type }) => type === 'response_delta'));

    here.send({ type: 'answer_question', itemId: quiz?.[0]?.itemId, choice: 2 });
    const marked = await here.next('question_graded');
    expect(marked.choice).toBe(2);
    expect(await there.next('question_graded')).toEqual(marked);
    await plain.next('text_response');
    expect([...here.heard, ...plain.heard].filter(({ type }) => type === 'learner_said')).toEqual([]);
    expect(plain.heard.filter(({ type }) => type === 'question_graded')).toEqual([]);
  });

  test('what was said in one while the other was away is told there with its answer, in their order, where it is asked for', async () => {
    const user = await learner();
    const id = await start(user);
    const here = await joined(user, id, {});
    here.send({ type: 'text_message', text: 'What is a fraction?' });
    const before = await here.next('text_response');
    here.send({ type: 'text_message', text: 'What does the denominator tell?' });
    const answer = await here.next('text_response');
    const [again, plain] = [await joined(user, id, { stream: true, lastSeq: before.seq }), await joined(user, id, { lastSeq: before.seq })];
    for (const socket of [again, plain]) expect((await socket.next('text_response')).seq).toBe(answer.seq);
    const spoken = (heard: typeof again.heard) => heard.filter(({ type }) => type === 'learner_said' || type === 'text_response');
    expect(spoken(again.heard)).toMatchObject([
      { type: 'learner_said', turnId: answer.turnId, text: 'What does the denominator tell?' },
      { type: 'text_response', turnId: answer.turnId },
    ]);
    expect(spoken(plain.heard).map(({ type }) => type)).toEqual(['text_response']);
  });

  test('its end is told in both where it is asked for, whatever ended it', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, plain] = [await joined(user, id, { stream: true }), await joined(user, id, {})];
    const ended = await user.call('POST', `/api/sessions/${id}/end`);
    expect(ended.statusCode).toBe(200);
    const told = await here.next('session_ended');
    expect((await facts(user)).find(({ version }) => version === told.seq)?.type).toBe('SessionCompleted');
    plain.send({ type: 'text_message', text: 'Still here?' });
    expect((await plain.next('error')).code).toBe('SESSION_OVER');
    expect(plain.heard.some(({ type }) => type === 'session_ended')).toBe(false);
  });

  test('a help by button is heard in both, with its sources; seq is where its own fact stands', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, there] = [await joined(user, id), await joined(user, id)];
    here.send({ type: 'show_me', itemId: await openItem(user, id) });
    const shown = await here.next('hint');
    expect(await there.next('hint')).toEqual(shown);
    expect(shown.sources?.length).toBeGreaterThan(0);
    const fact = (await facts(user)).find(({ version }) => version === shown.seq);
    expect(fact?.type).toBe('SolutionShown');
  });

  test('a turn in one place makes the other wait', async () => {
    const user = await learner();
    const id = await start(user);
    const [here, there] = [await joined(user, id), await joined(user, id)];
    const reply = app().deps.tutor.reply.bind(app().deps.tutor);
    let begin: () => void = () => undefined;
    let finish: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const thinking = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const again = instead(app().deps.tutor, 'reply', async (request) => {
      begin();
      await thinking;
      return reply(request);
    });
    here.send({ type: 'text_message', text: 'What is a fraction?' });
    await begun;
    there.send({ type: 'text_message', text: 'And a numerator?' });
    expect((await there.next('error')).message).toBe('Please wait for the current answer.');
    finish();
    expect((await there.next('text_response')).transcription).toBe('What is a fraction?');
    again();
  });
});

/** The embedded database belongs to one process. */
if (isOverPostgres) {
  describe('two tabs of a learner on two processes', () => {
    test('hear the same, each thing once and in the order of the log', async () => {
      const other = await app().another();
      const who = await learner();
      const sessionId = await start(who);
      const here = await joined(who, sessionId);
      const there = await connected(who, other);
      there.send({ type: 'join_session', sessionId, graded: true, stream: true });
      await there.next('session_joined');

      here.send({ type: 'text_message', text: 'what is a denominator?' });
      const said = await here.next('text_response');
      const heard = await there.next('text_response');
      expect(heard).toMatchObject({
        seq: said.seq,
        turnId: said.turnId,
        response: said.response,
        sources: said.sources,
        transcription: 'what is a denominator?',
      });

      expect(await there.next('learner_said')).toMatchObject({ turnId: said.turnId, text: 'what is a denominator?' });

      there.send({ type: 'text_message', text: 'hint please' });
      expect((await here.next('text_response')).response).toBe((await there.next('text_response')).response);
      there.send({ type: 'update_topic', topic: 'Halves' });
      expect((await here.next('topic_updated')).topic).toBe('Halves');

      here.send({ type: 'hint', itemId: await openItem(who, sessionId) });
      const hint = await here.next('hint');
      expect(await there.next('text_response')).toMatchObject({ seq: hint.seq, move: 'hint', response: hint.text });
      here.send({ type: 'text_message', text: 'Quiz me' });
      const { quiz } = await here.next('text_response');
      here.send({ type: 'answer_question', itemId: quiz?.[0]?.itemId, choice: 1 });
      const { awards: _awards, ...marked } = await here.next('question_graded');
      expect(await there.next('question_graded')).toMatchObject(marked);
      for (const socket of [here, there]) {
        const seqs = responses(socket).map(({ seq }) => seq);
        expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
      }
    });
  });
}
