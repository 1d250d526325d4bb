/** What deleting an account takes and what it leaves. Source: server-decisions.md 'Deleting a user'. */
export function WhatGoes() {
  return (
    <div className="goes">
      <div>
        <h4>What goes, at once</h4>
        <ul>
          <li>Your name, email and username</li>
          <li>Every conversation and transcript</li>
          <li>Answers, scores, progress, achievements</li>
          <li>What Lou thinks you know</li>
          <li>Every device is signed out</li>
        </ul>
      </div>
      <div>
        <h4>What stays</h4>
        <ul>
          <li>One line that an account was deleted, so that a backup cannot bring it back</li>
        </ul>
      </div>
    </div>
  );
}
