CREATE TABLE "consent_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"subject_hash" text NOT NULL,
	"language" text NOT NULL,
	"text_version" integer NOT NULL,
	"place" text NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"personalisation" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_log_subject" ON "consent_log" USING btree ("subject_hash","decided_at");--> statement-breakpoint
CREATE INDEX "consent_log_age" ON "consent_log" USING btree ("decided_at");