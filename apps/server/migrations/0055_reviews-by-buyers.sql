CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"design_key" text NOT NULL,
	"product_key" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"customer_id" uuid,
	"email" text,
	"email_key" text,
	"wants_mail_at" timestamp with time zone,
	"confirm_hash" text,
	"cancel_hash" text,
	"state" text NOT NULL,
	"reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"by" text NOT NULL,
	"author" text NOT NULL,
	"customer_id" uuid,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "question_answers_buyer" CHECK ("question_answers"."by" = 'shop' or "question_answers"."customer_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_visitor_hash_pk" PRIMARY KEY("review_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "buyer_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" text NOT NULL,
	"sku" text NOT NULL,
	"product_key" text NOT NULL,
	"design_key" text NOT NULL,
	"family" text NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"ask_hash" text NOT NULL,
	"own_hash" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"draft" jsonb,
	"rating" integer,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"measures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "buyer_reviews_rating" CHECK ("buyer_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"written_id" uuid NOT NULL,
	"file" text NOT NULL,
	"version" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_refusals" (
	"brand" text NOT NULL,
	"email_key" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_refusals_brand_email_key_pk" PRIMARY KEY("brand","email_key")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "written_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "measures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."product_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_written_id_buyer_reviews_id_fk" FOREIGN KEY ("written_id") REFERENCES "public"."buyer_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "product_questions_confirm" ON "product_questions" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "product_questions_cancel" ON "product_questions" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("brand","design_key","asked_at") WHERE "product_questions"."state" = 'published';--> statement-breakpoint
CREATE INDEX "product_questions_queue" ON "product_questions" USING btree ("brand","state","asked_at");--> statement-breakpoint
CREATE INDEX "product_questions_mailbox" ON "product_questions" USING btree ("brand","email_key");--> statement-breakpoint
CREATE INDEX "product_questions_customer" ON "product_questions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "question_answers_of" ON "question_answers" USING btree ("question_id","written_at");--> statement-breakpoint
CREATE INDEX "question_answers_queue" ON "question_answers" USING btree ("state","written_at");--> statement-breakpoint
CREATE INDEX "question_answers_customer" ON "question_answers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_votes_visitor" ON "review_votes" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "review_votes_time" ON "review_votes" USING btree ("voted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_reviews_line" ON "buyer_reviews" USING btree ("order_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_reviews_ask" ON "buyer_reviews" USING btree ("ask_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_reviews_own" ON "buyer_reviews" USING btree ("own_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_reviews_cancel" ON "buyer_reviews" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "buyer_reviews_customer" ON "buyer_reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "buyer_reviews_mailbox" ON "buyer_reviews" USING btree ("brand","email_key");--> statement-breakpoint
CREATE INDEX "buyer_reviews_queue" ON "buyer_reviews" USING btree ("brand","state","written_at");--> statement-breakpoint
CREATE INDEX "buyer_reviews_expiry" ON "buyer_reviews" USING btree ("expires_at") WHERE "buyer_reviews"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "review_photos_of" ON "review_photos" USING btree ("written_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_photos_file" ON "review_photos" USING btree ("file");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_written_id_unique" UNIQUE("written_id");