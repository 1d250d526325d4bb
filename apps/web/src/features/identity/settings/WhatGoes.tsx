/** What deleting an account takes and what it leaves; `level` is its place under the headings around it. Source: server-decisions.md 'Deleting a user'. */
export function WhatGoes({ level: Heading }: { level: 'h3' | 'h4' }) {
  return (
    <div className="goes">
      <div>
        <Heading>What goes, at once</Heading>
        <ul>
          <li>Your name, email and username</li>
          <li>Every conversation and transcript</li>
          <li>Answers, scores, progress, achievements</li>
          <li>What Lou thinks you know</li>
          <li>Every device is signed out</li>
        </ul>
      </div>
      <div>
        <Heading>What stays</Heading>
        <ul>
          <li>One line that an account was deleted, so that a backup cannot bring it back</li>
        </ul>
      </div>
    </div>
  );
}
